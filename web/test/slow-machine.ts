/** What a test waits for may take long on a machine that is busy; the library gives up after a second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
