const reloadOnline = (): void => {
  addEventListener('online', () => location.reload());
};
export default reloadOnline;
