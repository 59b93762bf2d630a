/**
 * Texts and shapes that follow a slider within one frame. React draws them, and again whenever the
 * parts of the instrument change; in between, and after each drawing of React's, they write the newest
 * snapshot into the page themselves: React would take the better part of a slow phone's frame for it.
 */
import {
  createContext,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefCallback,
  type RefObject,
  type SVGAttributes,
} from 'react';
import type { LiveSnapshot } from '../state/live-snapshot.ts';
import type { Found, Snapshot } from '../state/snapshot.ts';

export const LiveSnapshotContext = createContext<LiveSnapshot | null>(null);

/** Runs at each change of the calculation, and after each of React's drawings of the instrument. */
export function useLiveSnapshot(follower: (snapshot: Snapshot) => void): void {
  const live = use(LiveSnapshotContext);
  const run = useEffectEvent(follower);
  useLayoutEffect(() => live?.follow((snapshot) => run(snapshot)), [live]);
}

/** An element of whatever kind, and what takes it. */
function useElement(): [RefObject<Element | null>, RefCallback<Element>] {
  const element = useRef<Element>(null);
  const attach = useCallback((node: Element | null) => {
    element.current = node;
  }, []);
  return [element, attach];
}

/** Sets an attribute unless it is that already. */
export function setAttribute(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What of React's own may follow the text of an element. */
const BEHIND = 'small';

/** Sets the text that an element begins with; a translator may have put an element in its place. */
function setText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text) {
    if (node.data !== text) node.data = text;
  } else if (node instanceof Element && !node.matches(BEHIND)) node.replaceWith(text);
  else element?.prepend(text);
}

interface LiveTextProps {
  as: 'dd' | 'desc' | 'p' | 'small';
  found: Found;
  /** The text; never empty. */
  of: (found: Found) => string;
  /** Stands behind the text. */
  children?: ReactNode;
  className?: string;
  id?: string;
  'data-main'?: boolean;
  'data-small'?: boolean;
  /** `yes` for a sentence. */
  translate?: 'yes' | 'no';
}

/** A text of the results: figures, which are the same in every language, and are not left to a translator. */
export function LiveText({ as, found, of, children, ...attributes }: LiveTextProps) {
  const [element, attach] = useElement();
  useLiveSnapshot((snapshot) => {
    if (snapshot.found) setText(element.current, of(snapshot.found));
  });
  const Tag = as;
  return (
    <Tag translate="no" {...attributes} ref={attach}>
      {of(found)}
      {children}
    </Tag>
  );
}

interface LiveShapeProps extends Omit<SVGAttributes<SVGElement>, 'points'> {
  as: 'polyline' | 'polygon';
  found: Found;
  points: (found: Found) => string;
}

/** A shape of the drawing. */
export function LiveShape({ as, found, points, ...attributes }: LiveShapeProps) {
  const [element, attach] = useElement();
  useLiveSnapshot((snapshot) => {
    if (snapshot.found) setAttribute(element.current, 'points', points(snapshot.found));
  });
  const Tag = as;
  return <Tag {...attributes} ref={attach} points={points(found)} />;
}

interface LiveLabelProps extends Omit<SVGAttributes<SVGTextElement>, 'x' | 'y'> {
  found: Found;
  place: (found: Found) => { x: number; y: number };
  /** The text, where it changes; otherwise the children say it. */
  of?: (found: Found) => string;
}

/** A text in the drawing. */
export function LiveLabel({ found, place, of, children, ...attributes }: LiveLabelProps) {
  const element = useRef<SVGTextElement>(null);
  useLiveSnapshot((snapshot) => {
    if (!snapshot.found) return;
    const { x, y } = place(snapshot.found);
    setAttribute(element.current, 'x', String(x));
    setAttribute(element.current, 'y', String(y));
    if (of) setText(element.current, of(snapshot.found));
  });
  const { x, y } = place(found);
  return (
    <text {...attributes} ref={element} x={x} y={y}>
      {of ? of(found) : children}
    </text>
  );
}
