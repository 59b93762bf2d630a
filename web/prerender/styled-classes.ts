/**
 * How the bundler names the classes of styled components: the same on server and client, and in every
 * bundle, by ids made from the file and not from the order of modules.
 * @param mode of the build; in development the names say which component they are of
 */
export function styledClasses(mode: string) {
  return {
    plugins: {
      styledComponents: {
        displayName: mode !== 'production',
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
        namespace: 'lt',
      },
    },
  };
}
