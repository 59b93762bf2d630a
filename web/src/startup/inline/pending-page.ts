/** On the page for unknown addresses: hides it where the address may have been published since the build. */
const pendingPage = (): void => {
  if (
    /^\/(?:(?:blog(?:\/page)?|authors|accessories|ambiance|projectors)\/)?[^/]+\/?$/.test(location.pathname)
  )
    document.documentElement.dataset['pending'] = '';
};

export default pendingPage;
