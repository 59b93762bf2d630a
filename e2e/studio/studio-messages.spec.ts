/** Who may speak to a page of the site: the Studio around it, and no frame beside it. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import type { Page } from '@playwright/test';
import { foreignPage } from '../foreign-page.ts';
import { expect, test } from '../product.ts';

/**
 * Speaks to the frame beside it in the Studio's protocols, in turn and without end: offers its hand,
 * navigates, and sends content. Notes what comes back.
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
 * Opens a page with a page of the site and, beside it, the attacker; resolves once the site's is shown.
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

/** How often the attacker has spoken, and what it heard. */
async function attack(page: Page): Promise<{ sent: number; answers: string[] }> {
  const frame = page.frames().find((one) => one.name() === 'attacker');
  return frame ? frame.evaluate('({ sent, answers })') : { sent: 0, answers: [] };
}

/** Waits until the attacker has had its say a hundred times more. */
async function keepAttacking(page: Page): Promise<void> {
  const { sent } = await attack(page);
  await expect.poll(async () => (await attack(page)).sent, { timeout: 60_000 }).toBeGreaterThan(sent + 800);
}

/** Names of the scripts that pages of the site have loaded, and whether the Studio's overlays are there. */
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
  test(`${frame} loads nothing of the preview, and answers no frame beside it`, async ({
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
      // The frame's own bundle: its entry, what both frames stand on, and fonts.
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((path) => PREVIEW.test(path))).toEqual([]);
      await expect(page.frameLocator('#site').locator('sanity-visual-editing')).toHaveCount(0);
    } finally {
      stranger.close();
    }
  });
}

test('a page inside the Studio loads the preview once the Studio speaks, and hears nobody else', async ({
  page,
  environment,
}) => {
  const loaded = loadedBy(page, environment.siteUrl);
  const site = `${environment.siteUrl}/glossary`;
  // Of the Studio's origin, and silent until it is told to speak.
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
