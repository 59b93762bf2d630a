/**
 * The site's own words. The code's are the defaults; an editor's, which come with the site's settings,
 * stand in their place (decision 51). They are written over the defaults, so that whoever reads a text
 * while it renders needs to know nothing of this.
 */

/** What editors wrote, as the site's settings carry it. */
export type OwnTexts =
  | readonly ({ readonly key: string | null; readonly text: string | null } | null)[]
  | null
  | undefined;

/** Texts as they are read: any plain one may be an editor's. */
type Editable<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [Name in keyof T]: Editable<T[Name]> };

type Place = Record<string, unknown>;

const declared: [id: string, texts: Place][] = [];
const written: [place: Place, name: string, before: string][] = [];
let own: Record<string, string | null> = {};

/** Writes what editors wrote over the texts of a place. @param path of the place, like `gallery/hint` */
function write(path: string, place: Place): void {
  for (const name in place) {
    const key = `${path}/${name}`;
    const value = place[name];
    if (typeof value === 'object') write(key, value as Place);
    const text = own[key];
    if (text && typeof value === 'string') {
      written.push([place, name, value]);
      place[name] = text;
    }
  }
}

/**
 * Declares texts that editors may change: all plain strings, at any depth. They must be read while
 * something renders, and not be copied when a module loads.
 * @param id stays as it is: what editors wrote is found by it
 */
export function siteTexts<const Texts extends object>(id: string, texts: Texts): Editable<Texts>;
/* @__NO_SIDE_EFFECTS__ */
export function siteTexts(id: string, texts: Place): Place {
  declared.push([id, texts]);
  write(id, texts);
  return texts;
}

/** Puts an editor's words in the place of the defaults, and the defaults back where nobody wrote any. */
export function applySiteTexts(texts: OwnTexts): void {
  for (const [place, name, before] of written.splice(0)) place[name] = before;
  own = {};
  for (const each of texts ?? []) if (each?.key) own[each.key] = each.text;
  for (const [id, place] of declared) write(id, place);
}

/** What was declared so far; for what lists texts. */
export function declaredTexts(): readonly (readonly [id: string, texts: Place])[] {
  return declared;
}
