/** Account that the functions run as; `hosted-setup` makes it and gives it its roles. */
export function functionsAccount(projectId: string): string {
  return `functions@${projectId}.iam.gserviceaccount.com`;
}
