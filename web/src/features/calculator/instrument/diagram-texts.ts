/** Words of the diagram. */
export const DIAGRAM_TEXTS = {
  title: 'Setup diagram, from the side and to scale',
  description: (diagonal: string, distance: string, seats: string) =>
    `A ${diagonal} screen on the left, the lens ${distance} away from it, seats at ${seats}.`,
  zoomRange: 'zoom range',
  seats: { thxBest: 'THX', smpteLeast: 'SMPTE' },
} as const;
