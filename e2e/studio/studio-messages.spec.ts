/** A page of the site accepts messages from the Studio that frames it, not from a frame beside it. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import type { Page } from '@playwright/test';
import { foreignPage } from '../foreign-page.ts';
import { expect, test } from '../product.ts';

/**
 * Sends messages of the Studio's protocols to the frame beside it in a loop: offers a handshake,
 * navigates, and sends content. Records the answers.
 */
const ATTACK = `<!doctype html><title>attacker</title><script>
  globalThis.sent = 0;
  globalThis.answers = [];
  addEventListener('message', ({ data }) => answers.push(JSON.stringify(data)));
  const kinds = {
    'sanity/comlink': ['comlink/handshake/syn', 'comlink/handshake/ack'],
    'sanity/channels': ['handshake/syn', 'handshake/ack'],
  };
  setInterval(() => {
    for (const [domain, [offer, shake]] of Object.entries(kinds)) {
      for (const to of ['loaders', 'visual-editing']) {
        const say = (type, data) => parent.frames[0].postMessage(
          { domain, from: 'presentation', to, id: 'attack' + sent++, type, data, connectionId: 'attack', channelId: 'attack' }, '*');
        say(offer, { id: 'attack' });
        say(shake, { id: 'attack' });
        say('presentation/navigate', { url: '/blog', type: 'push' });
        say('loader/perspective', { projectId: 'local', dataset: 'production', perspective: 'published' });
      }
    }
  }, 50);
</script>`;

/**
 * Opens a page that frames a page of the site and the attacker; resolves once the site's page shows.
 * @param around any document of the origin that frames both
 */
async function openBesideAttacker(page: Page, around: string, site: string, attacker: string): Promise<void> {
  await page.goto(around);
  await page.evaluate(
    ([first, second]) => {
      document.body.innerHTML = `<iframe id="site" src="${first}" width="700" height="600"></iframe><iframe id="attacker" name="attacker" src="${second}"></iframe>`;
    },
    [site, attacker],
  );
  await expect(page.frameLocator('#site').getByRole('heading').first()).toBeVisible({ timeout: 60_000 });
}

/** Number of messages that the attacker has sent, and the answers it received. */
async function attack(page: Page): Promise<{ sent: number; answers: string[] }> {
  const frame = page.frames().find((one) => one.name() === 'attacker');
  return frame ? frame.evaluate('({ sent, answers })') : { sent: 0, answers: [] };
}

/** Waits until the attacker has sent 800 more messages. */
async function keepAttacking(page: Page): Promise<void> {
  const { sent } = await attack(page);
  await expect.poll(async () => (await attack(page)).sent, { timeout: 60_000 }).toBeGreaterThan(sent + 800);
}

/** Collects the paths of the assets that pages of the site load. */
function loadedBy(page: Page, siteUrl: string): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${siteUrl}/assets/`)) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const PREVIEW = /\/(?:preview|renderVisualEditing|overlays)[\w.-]*\.js$/;

let attacker: Awaited<ReturnType<typeof foreignPage>>;
test.beforeAll(async () => {
  attacker = await foreignPage(ATTACK);
});
test.afterAll(() => attacker.close());

for (const frame of FRAME_PATHS) {
  test(`${frame} loads no preview code and answers no frame beside it @nightly`, async ({
    page,
    environment,
  }) => {
    const stranger = await foreignPage('<!doctype html><title>Foreign</title><body></body>');
    const loaded = loadedBy(page, environment.siteUrl);
    try {
      await openBesideAttacker(page, stranger.url, `${environment.siteUrl}${frame}`, attacker.url);
      await keepAttacking(page);
      expect((await attack(page)).answers).toEqual([]);
      expect(page.frames().map((one) => one.url())).toContain(`${environment.siteUrl}${frame}`);
      // The frame's own bundle: its entry, the chunk that both frames share, and fonts.
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((path) => PREVIEW.test(path))).toEqual([]);
      await expect(page.frameLocator('#site').locator('sanity-visual-editing')).toHaveCount(0);
    } finally {
      stranger.close();
    }
  });
}

test('page inside the Studio loads the preview when the Studio speaks, and ignores other frames @nightly', async ({
  page,
  environment,
}) => {
  const loaded = loadedBy(page, environment.siteUrl);
  const site = `${environment.siteUrl}/glossary`;
  // On the Studio's origin, and silent until the test sends a message.
  await openBesideAttacker(page, `${environment.studioUrl}/favicon.ico`, site, attacker.url);
  await keepAttacking(page);
  expect(loaded.filter((path) => PREVIEW.test(path))).toEqual([]);
  await page.evaluate(() => {
    setInterval(() => window.frames[0]?.postMessage({ type: 'handshake/syn' }, '*'), 100);
  });
  await expect(page.frameLocator('#site').locator('sanity-visual-editing')).toHaveCount(1, {
    timeout: 60_000,
  });
  await keepAttacking(page);
  expect((await attack(page)).answers).toEqual([]);
  expect(page.frames().map((frame) => frame.url())).toContain(site);
});
