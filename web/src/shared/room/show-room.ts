/** Fills the places for the visitor's room, and empties them again. */
import { keptRoomText, subscribeRoom } from './kept-room.ts';
import { setRoomParts } from './room-slot.tsx';

/** What is asked of React Router's data router. */
interface Router {
  subscribe: (listener: (state: { location: { pathname: string } }) => void) => () => void;
}

const { dataset } = document.documentElement;

/** Whether the places are there, filled or not yet. */
function isShown(): boolean {
  return dataset['room'] !== undefined;
}

/** Shows or hides the places as a room is kept or not. */
function update(): void {
  if (keptRoomText() === null) {
    delete dataset['room'];
    setRoomParts(null);
    return;
  }
  dataset['room'] = '';
  import('./room-parts.tsx').then(
    ({ ROOM_PARTS }) => setRoomParts(isShown() ? ROOM_PARTS : null),
    // The places stay empty until the connection is back.
    () => addEventListener('online', update, { once: true }),
  );
}

/**
 * Shows the kept room on every page from now on. A room that is kept here for the first time shows with
 * the next page: the line would move what the visitor has a hand on.
 */
export function showRoom(router: Router): void {
  let { pathname } = location;
  update();
  subscribeRoom(() => {
    if (isShown()) update();
  });
  // Another tab, and one that was away.
  for (const kind of ['storage', 'pageshow']) addEventListener(kind, update);
  router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    ({ pathname } = next);
    if (isShown() !== (keptRoomText() !== null)) update();
  });
}
