/** How deeply JSON values are nested. */

/**
 * Whether objects are nested deeper in a value than so many levels; lists are no level of their own.
 * It walks without recursion, so that no depth ends the stack.
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  const open: { value: unknown; level: number }[] = [{ value, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const level = Array.isArray(next.value) ? next.level : next.level + 1;
    if (level > levels) return true;
    for (const child of Object.values(next.value)) open.push({ value: child, level });
  }
  return false;
}

/** Whether brackets of any kind are nested deeper in a JSON text than so many. */
export function hasDeepBrackets(json: string, levels: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
