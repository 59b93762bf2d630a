/** Words of an editor whose window closes, reloads, moves on or loses its connection. */
import type { Locator, Page } from '@playwright/test';
import { actOnLake, askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { UNSAVED_TEXTS } from '../../studio/src/unsaved/texts.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

test('asks before a window with unsaved text is left, and says when the connection is gone and back @nightly', async ({
  page,
  context,
  environment,
  request,
}) => {
  const id = `faq-unsaved-${Date.now()}`;
  await changeLake(request, environment, {
    create: { _id: `drafts.${id}`, _type: 'faq', question: 'Is this kept?', answer: 'Yes.' },
  });
  const address = `/intent/edit/id=${id};type=faq/`;
  const question = page.getByTestId('field-question').locator('input');
  const offline = page.getByText(UNSAVED_TEXTS.offline);

  await openStudio(page, environment, address);
  await expect(question).toBeEditable({ timeout: 60_000 });
  // A browser that is online may not reach the content; Sanity locks the form after a quarter of a minute.
  await page.route(SAVES, (route) => route.abort());
  await question.fill('Is this kept, unreachable?');
  await expect(offline).toBeVisible();
  await page.unroute(SAVES);
  await expect(offline).toBeHidden();
  await expect(page.getByText(UNSAVED_TEXTS.online).first()).toBeVisible();
  await expect(question).toBeEditable();

  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await question.fill('Is this kept, offline?');
  // Another editor's change still comes through an open stream, and what the Studio asks next fails.
  const elsewhere = { patch: { id: `drafts.${id}`, set: { answer: 'Yes, elsewhere.' } } };
  await changeLake(request, environment, elsewhere);
  await expect(page.getByTestId('field-answer').locator('textarea')).toHaveValue('Yes, elsewhere.');
  await expect(page.getByText('Could not fetch list items')).toBeVisible();
  await expect(question).toHaveValue('Is this kept, offline?');
  const leave = async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  };
  await leave();
  // Nor once the editor has moved on inside the Studio.
  await openStudio(page, environment, '/start');
  const kept = page.getByRole('status').filter({ hasText: UNSAVED_TEXTS.documents });
  await expect(kept.getByRole('link', { name: /Is this kept/ })).toBeVisible();
  await leave();
  await context.setOffline(false);
  await expect
    .poll(() => askLake(request, environment, `*[_id == "drafts.${id}"][0]{question, answer}`), {
      timeout: 60_000,
    })
    .toEqual({ question: 'Is this kept, offline?', answer: 'Yes, elsewhere.' });
  // Once it's saved, nothing keeps the window open.
  await expect(kept).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);

  // Sanity's presence does not outlive an offline editor who moves on: the next test needs a Studio.
  await page.reload();
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});

test('keeps what is typed while the document is being published @nightly', async ({
  page,
  environment,
  request,
}) => {
  const id = `faq-publishing-${Date.now()}`;
  const draftId = `drafts.${id}`;
  await changeLake(request, environment, {
    create: { _id: draftId, _type: 'faq', question: 'Is this kept?', answer: 'Yes.' },
  });
  await openStudio(page, environment, `/intent/edit/id=${id};type=faq/`);
  const question = input('question')(page);
  const publish = page.getByTestId('action-publish');
  const published = () => askLake(request, environment, `*[_id == "${id}"].question`);
  const drafted = () => askLake(request, environment, `*[_id == "${draftId}"].question`);
  let typed = 'Is this kept?';
  await expect(publish).toBeEnabled({ timeout: 60_000 });
  await question.press('End');
  // The form that has just been opened checks itself anew now and then, and takes no shortcut while it does.
  await expect(async () => {
    await page.keyboard.press('Control+Alt+P');
    await page.keyboard.type(' Yes?', { delay: 30 });
    typed += ' Yes?';
    await expect(publish).toBeEnabled();
    expect(await published()).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  await expect(question).toHaveValue(typed);
  await expect.poll(drafted).toEqual([typed]);
  for (const each of [id, draftId]) await changeLake(request, environment, { delete: { id: each } });
});

const WORDS = ' Black looks darker.';
/** Typed while the connection is bad. */
const MORE = ' It costs little.';

/** Through these the Studio saves what is typed. */
const SAVES = /\/data\/(?:actions|mutate)\//;

/** Interrupts an editor who has just typed. @returns the window in which the editor goes on */
type Interruption = (page: Page, more: string) => Promise<Page>;

/** Ends a window as a browser without memory does: no script of it runs any more. */
async function crash(page: Page): Promise<Page> {
  const context = page.context();
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await page.close();
  return next;
}

/** Each starts the Studio anew. */
const ENDS: Readonly<Record<string, Interruption>> = {
  'the window is reloaded': async (page) => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload({ waitUntil: 'commit' });
    return page;
  },
  'the window crashes': crash,
  'the window crashes without a connection': async (page, more) => {
    const context = page.context();
    await context.setOffline(true);
    await page.keyboard.type(more);
    const next = await crash(page);
    await context.setOffline(false);
    return next;
  },
};

const PAUSES: Readonly<Record<string, Interruption>> = {
  'another document is opened': async (page) => {
    await page.evaluate(() => {
      history.pushState(null, '', '/intent/edit/id=homePage;type=homePage/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByTestId('field-sections')).toBeVisible({ timeout: 60_000 });
    return page;
  },
  'the connection is gone for a while': async (page, more) => {
    const context = page.context();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => SAVES.test(request.url()));
    await page.keyboard.type(more);
    await failed;
    await context.setOffline(false);
    return page;
  },
  'the connection is slow': async (page, more) => {
    const client = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 800, downloadThroughput: 25_000, uploadThroughput: 10_000 };
    await client.send('Network.emulateNetworkConditions', slow);
    const saved = page.waitForResponse(SAVES);
    await page.keyboard.type(more);
    await saved;
    const asBefore = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await client.send('Network.emulateNetworkConditions', asBefore);
    await client.detach();
    return page;
  },
  'the connection loses every other request': async (page, more) => {
    let count = 0;
    await page.route(SAVES, (route) =>
      (count += 1) % 2 === 1 ? route.abort('connectionreset') : route.continue(),
    );
    await page.keyboard.type(more);
    await expect.poll(() => count).toBeGreaterThan(1);
    await page.unroute(SAVES);
    return page;
  },
};

/** A field in which an editor types. */
interface Place {
  field: (page: Page) => Locator;
  /** Milliseconds from its last key to the next field, or to the interruption. */
  pause: number;
  /** In GROQ, and what it is once all is stored. */
  stored: string;
  becomes: (more: string) => string | number;
}

/** A document with its fields. */
interface Kind {
  type: string;
  fields: Readonly<Record<string, unknown>>;
  /** Opens the dialog in which its places are. */
  opens?: (page: Page) => Promise<void>;
  isInRelease?: boolean;
  places: readonly Place[];
  words: string;
  more: string;
}

const PARAGRAPH = {
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'b', text: 'Start.', marks: [] }],
};
const TYPING = { words: WORDS, more: MORE };

const input = (name: string) => (page: Page) => page.getByTestId(`field-${name}`).locator('input');
const text = (page: Page) => page.getByTestId('field-body').getByText('Start.');
const typedAfter = (start: string) => (more: string) => `${start}${WORDS}${more}`;

const TITLE = { field: input('title'), stored: 'title', becomes: () => `Start.${WORDS}` };

/** @param pauses after the title, the picture and the text: three moments of saving */
const article = (...[title, picture, body]: readonly [number, number, number]): Kind => ({
  type: 'article',
  fields: { title: 'Start.', body: [PARAGRAPH] },
  places: [
    { ...TITLE, pause: title },
    { field: input('cover.alt'), pause: picture, stored: 'cover.alt', becomes: () => WORDS },
    { field: text, pause: body, stored: 'pt::text(body)', becomes: typedAfter('Start.') },
  ],
  ...TYPING,
});

const KINDS = {
  number: {
    type: 'comparisonRow',
    fields: { name: 'Start.', lumens: 1 },
    places: [
      { field: input('lumens'), pause: 300, stored: 'lumens', becomes: (more) => Number(`120${more}`) },
    ],
    words: '20',
    more: '0',
  },
  section: {
    type: 'infoPage',
    fields: { title: 'Start.', sections: [{ _type: 'prose', _key: 's', heading: 'Start.' }] },
    opens: (page) => page.getByTestId('field-sections').getByText('Start.').click(),
    places: [
      {
        field: (page) => page.getByRole('dialog').locator('[data-testid$="heading"] input'),
        pause: 300,
        stored: 'sections[0].heading',
        becomes: typedAfter('Start.'),
      },
    ],
    ...TYPING,
  },
  cell: {
    type: 'article',
    fields: {
      title: 'Start.',
      body: [
        PARAGRAPH,
        {
          _type: 'dataTable',
          _key: 't',
          caption: 'Gains',
          columns: ['', 'Gain'],
          rows: [{ _type: 'dataTableRow', _key: 'r', cells: ['Start.', '1.0'] }],
        },
      ],
    },
    opens: (page) => page.getByTestId('field-body').getByText('Gains').dblclick(),
    places: [
      {
        field: (page) => page.getByLabel('Row 1, column 1'),
        pause: 300,
        stored: 'body[_key == "t"][0].rows[0].cells[0]',
        becomes: typedAfter('Start.'),
      },
    ],
    ...TYPING,
  },
  release: {
    type: 'article',
    fields: { title: 'Start.', body: [PARAGRAPH] },
    isInRelease: true,
    places: [
      { ...TITLE, pause: 300 },
      { field: text, pause: 0, stored: 'pt::text(body)', becomes: typedAfter('Start.') },
    ],
    ...TYPING,
  },
} satisfies Readonly<Record<string, Kind>>;

/** Two documents for each: a guide with words in three kinds of field, and one of another kind. */
const CASES: readonly (readonly [name: string, happen: Interruption, kinds: readonly Kind[]])[] = [
  ...Object.entries(ENDS).map(([name, happen], place) => {
    const others = [KINDS.number, KINDS.cell, KINDS.release];
    return [name, happen, [article(0, 900, 0), ...others.slice(place, place + 1)]] as const;
  }),
  ...Object.entries(PAUSES).map(([name, happen], place) => {
    const others = [KINDS.section, KINDS.number, KINDS.release, KINDS.cell];
    return [name, happen, [article(0, 80, 300), ...others.slice(place, place + 1)]] as const;
  }),
];

for (const [end, happen, kinds] of CASES)
  test(`what was typed is stored or offered after ${end}, at each moment of saving @nightly`, async ({
    page: first,
    environment,
    request,
  }) => {
    let page = first;
    for (const { type, fields, opens, isInRelease = false, places, words, more } of kinds) {
      const tag = Date.now();
      const [id, releaseId] = [`${type}-unsaved-${tag}`, `r${tag}`];
      const draftId = `drafts.${id}`;
      const storedId = isInRelease ? `versions.${releaseId}.${id}` : draftId;
      await changeLake(request, environment, {
        create: { _id: isInRelease ? id : draftId, _type: type, ...fields },
      });
      if (isInRelease)
        await actOnLake(request, environment, [
          {
            actionType: 'sanity.action.release.create',
            releaseId,
            metadata: { title: `Unsaved ${tag}`, releaseType: 'undecided' },
          },
          {
            actionType: 'sanity.action.document.version.create',
            publishedId: id,
            baseId: id,
            versionId: storedId,
          },
        ]);
      const address = `/intent/edit/id=${id};type=${type}/${isInRelease ? `?perspective=${releaseId}` : ''}`;
      await openStudio(page, environment, address);
      await opens?.(page);
      for (const { field, pause } of places) {
        const place = field(page);
        await expect(place).toBeVisible({ timeout: 60_000 });
        // Keys are lost while the form still waits for its document.
        if (!isInRelease) await expect(page.getByText('Not published yet')).toBeAttached({ timeout: 60_000 });
        await place.click();
        // The editor of a text learns that its caret has moved a moment later; no one types within it.
        await page.keyboard.press('ControlOrMeta+End', { delay: field === text ? 200 : 0 });
        await page.keyboard.type(words);
        await page.waitForTimeout(pause);
      }
      page = await happen(page, more);
      await openStudio(page, environment, address);
      const typedMore = end.includes('connection') ? more : '';
      const putBack = page.getByRole('button', { name: UNSAVED_TEXTS.putBack });
      await expect(async () => {
        if (await putBack.isVisible()) await putBack.click({ timeout: 2000 });
        const stored = places.map((place) => place.stored).join(', ');
        expect(
          await askLake(request, environment, `*[_id == "${storedId}"]{"all": [${stored}]}[0].all`),
        ).toEqual(places.map(({ becomes }) => becomes(typedMore)));
      }, JSON.stringify(fields)).toPass({ timeout: 60_000 });
      if (isInRelease)
        await actOnLake(request, environment, [{ actionType: 'sanity.action.release.archive', releaseId }]);
      await changeLake(request, environment, { delete: { id: isInRelease ? id : draftId } });
    }
  });
