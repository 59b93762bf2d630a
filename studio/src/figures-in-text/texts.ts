/** Words of the list below a projector. */
export const FIGURES_IN_TEXT = {
  heading: 'Where these figures stand',
  intro: 'These sentences say what this projector says, and change with it once you publish.',
  none: "No text quotes a figure of this projector. In a text, insert 'Figure of a projector'.",
  unreachable: "The content can't be reached right now.",
  untitled: 'Untitled',
} as const;
