/** Words of the pane with which the Studio opens. */
export const START_TEXTS = {
  tool: 'Start',
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  intro:
    'Nothing changes for readers until you press Publish. A published change is on open pages within seconds; each document says when search engines get it, too.',
  openSite: 'Open the site',
  openPreview: 'Open Preview',
  attention: 'Needs attention',
  calm: 'Nothing waits for you.',
  siteCheck: 'Check the whole site',
  lastEdited: 'You edited last',
  nothingEdited: 'What you edit in this browser stands here, so that you can go on with it.',
  changed: 'Changed this week',
  nothingChanged: 'Nothing was published in the last seven days.',
  draft: 'Draft',
  create: 'What do you want to do?',
  reading: 'Looking…',
  unreachable: "The content didn't answer. Check your connection.",
} as const;
