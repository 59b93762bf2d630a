import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findJava } from '../../src/java.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumen-java-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with programs that answer like a given Java version. */
function install(home: string, version: string, programs = ['java', 'javac', 'jar']): string {
  const bin = join(folder, home, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const program of programs) {
    writeFileSync(join(bin, program), `#!/bin/sh\necho 'openjdk version "${version}" 2025-04-15' >&2\n`);
    chmodSync(join(bin, program), 0o755);
  }
  return bin;
}

const nothing = (): string => join(folder, 'nothing');

test('finds none without any Java', () => {
  expect(findJava({ PATH: folder }, [nothing()])).toBeNull();
});

test('ignores a version that is too old', () => {
  const old = install('old', '17.0.15');
  expect(findJava({ PATH: old, JAVA_HOME: join(folder, 'old') }, [nothing()])).toBeNull();
});

test('prefers PATH to JAVA_HOME, and that to the system', () => {
  const [old, onPath] = [install('old', '17.0.1'), install('path', '21.0.2')];
  const atHome = install('home', '25');
  const ofSystem = install('system/one', '22');
  const system = join(folder, 'system');
  const home = join(folder, 'home');
  expect(findJava({ PATH: [old, onPath].join(delimiter), JAVA_HOME: home }, [nothing(), system])?.bin).toBe(
    onPath,
  );
  expect(findJava({ PATH: old, JAVA_HOME: home }, [nothing(), system])?.bin).toBe(atHome);
  expect(findJava({ PATH: old }, [nothing(), system])).toEqual({
    bin: ofSystem,
    major: 22,
    development: true,
  });
});

test('prefers a Java that compiles, and accepts one that does not', () => {
  const runtimeOnly = install('jre', '21.0.2', ['java']);
  expect(findJava({ PATH: runtimeOnly }, [nothing()])).toEqual({
    bin: runtimeOnly,
    major: 21,
    development: false,
  });
  const kit = install('jdk', '21.0.2');
  expect(findJava({ PATH: [runtimeOnly, kit].join(delimiter) }, [nothing()])?.bin).toBe(kit);
});

test("searches a Mac's own places: JDKs in the library, and Homebrew's", () => {
  const kit = install('library/temurin-21.jdk/Contents/Home', '21.0.2');
  const brewed = install('opt/openjdk@25', '25');
  install('opt/another', '25', []);
  expect(findJava({}, [join(folder, 'library')])?.bin).toBe(kit);
  expect(findJava({}, [join(folder, 'opt')])?.bin).toBe(brewed);
});
