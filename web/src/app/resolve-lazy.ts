import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the components of the routes at an address into the table, so that the first render of a
 * prerendered page is the page and not what stands in while a chunk loads.
 */
export async function resolveLazyRoutes(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'object' || !lazy.Component) continue;
    const Component = await lazy.Component();
    delete route.lazy;
    Object.assign(route, { Component });
  }
}
