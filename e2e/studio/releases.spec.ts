/** Releases: an editor collects or schedules changes, and readers get them when they are published. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { actOnLake, askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { untilStored } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1500, height: 1400 } });

/** Milliseconds from a publish until a plain request gets the change, on a slow machine. */
const WITHIN = 60_000;

/** Creates a guide that is already published. */
async function publishedGuide(
  request: APIRequestContext,
  environment: SiteEnvironment,
  name: string,
): Promise<{ id: string; slug: string; title: string; path: string }> {
  const tag = Date.now();
  const [id, slug, title] = [`article-${name}-${tag}`, `${name}-${tag}`, `The ${name} guide ${tag}`];
  const guide = {
    _id: id,
    _type: 'article',
    title,
    slug: { _type: 'slug', current: slug },
    category: 'Setup Guides',
    description: 'What an editor changes in a plan, and what a reader sees of it once it is time for it.',
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'Everything in its time.', marks: [] }],
      },
    ],
    author: { _type: 'reference', _ref: 'author-editors' },
  };
  await changeLake(request, environment, { create: guide });
  await expect.poll(async () => read(request, `/blog/${slug}`), { timeout: WITHIN }).toContain(title);
  return { id, slug, title, path: `/blog/${slug}` };
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

async function openGuide(page: Page, environment: SiteEnvironment, id: string): Promise<void> {
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
  await expect(page.getByTestId('field-title').locator('input')).toBeEditable({ timeout: 90_000 });
}

test('release changes a guide and its address for readers only when it is published @nightly', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const { id, slug, title, path } = await publishedGuide(request, environment, 'season');
  const name = `Season ${slug}`;
  const planned = `Planned ${title}`;
  const release = (): Promise<unknown> =>
    askLake(request, environment, 'releases::all()[metadata.title == $name][0]{name, state}', { name });

  await openGuide(page, environment, id);
  await page.getByTestId('global-perspective-menu-button').click();
  await page.getByTestId('create-new-release-button').click();
  await page.getByTestId('release-form-title').fill(name);
  await page.getByTestId('submit-release-button').click();
  await expect.poll(release).toMatchObject({ state: 'active' });

  await page.getByRole('button', { name: 'Add to release' }).click();
  const version = (typed: string): Promise<unknown> =>
    askLake(
      request,
      environment,
      `count(*[_id in path("versions.**") && sanity::versionOf($id) && ${typed}])`,
      {
        id,
      },
    );
  await expect.poll(() => version('true')).toBe(1);
  const field = page.getByTestId('field-title').locator('input');
  await expect(field).toBeEditable({ timeout: 60_000 });
  await field.fill(planned);
  await page.getByRole('tab', { name: 'Address & search' }).click();
  await page.getByTestId('field-slug').locator('input').fill(`${slug}-planned`);
  await expect
    .poll(
      () => version(`title == "${planned}" && slug.current == "${slug}-planned" && "${slug}" in aliases`),
      {
        timeout: 60_000,
      },
    )
    .toBe(1);
  expect(await askLake(request, environment, 'count(*[_id == "drafts." + $id])', { id })).toBe(0);

  // The preview shows the planned title, the public page doesn't.
  const { name: releaseId } = (await release()) as { name: string };
  await openStudio(
    page,
    environment,
    `/presentation?preview=${encodeURIComponent(path)}&perspective=${releaseId}`,
  );
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toContainText(planned, { timeout: 90_000 });
  expect(await read(request, path)).not.toContain(planned);

  await openStudio(page, environment, `/releases/${releaseId}`);
  const run = page.getByRole('button', { name: 'Run release' });
  await expect(run).toBeEnabled({ timeout: 90_000 });
  await run.click();
  await page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click();
  await expect.poll(release).toMatchObject({ state: 'published' });
  await expect.poll(async () => read(request, `${path}-planned`), { timeout: WITHIN }).toContain(planned);
  await expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).headers()['location'], {
      timeout: WITHIN,
    })
    .toBe(`${path}-planned`);
});

/** Tomorrow at noon, in the Studio's format. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return `${day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })} 12:00`;
}

test('scheduled draft goes live at its time by itself @nightly', async ({ page, environment, request }) => {
  test.setTimeout(300_000);
  const { id, title, path } = await publishedGuide(request, environment, 'later');
  const later = `Later ${title}`;
  await openGuide(page, environment, id);
  await page.getByTestId('field-title').locator('input').fill(later);
  await untilStored(page, environment, `title == "${later}"`);
  await page.getByTestId('action-menu-button').first().click();
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByRole('textbox').first();
  await time.fill(tomorrow());
  await time.press('Tab');
  await dialog.getByTestId('confirm-button').click();
  const scheduled = (): Promise<unknown> =>
    askLake(
      request,
      environment,
      'releases::all()[metadata.cardinality == "one" && state == "scheduled"]{name, "ids": *[sanity::partOfRelease(^.name)]._id}',
    );
  await expect.poll(scheduled).toEqual([{ name: expect.any(String), ids: [expect.stringContaining(id)] }]);
  // The Studio locks a scheduled draft.
  await expect(page.getByTestId('field-title').locator('input')).not.toBeEditable({ timeout: 60_000 });
  expect(await read(request, path)).not.toContain(later);

  // Nobody waits until tomorrow: the same release gets the next second as its time.
  const [{ name: releaseId }] = (await scheduled()) as [{ name: string }];
  await actOnLake(request, environment, [{ actionType: 'sanity.action.release.unschedule', releaseId }]);
  await actOnLake(request, environment, [
    {
      actionType: 'sanity.action.release.schedule',
      releaseId,
      publishAt: new Date(Date.now() + 2000).toISOString(),
    },
  ]);
  await expect.poll(async () => read(request, path), { timeout: WITHIN }).toContain(later);
});

test('schedules, unschedules, archives and restores a release @nightly', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const { id, title } = await publishedGuide(request, environment, 'put-off');
  const releaseId = `r${Date.now()}`;
  const versionId = `versions.${releaseId}.${id}`;
  await actOnLake(request, environment, [
    {
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: {
        title: `Put off ${title}`,
        releaseType: 'scheduled',
        intendedPublishAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
      },
    },
    { actionType: 'sanity.action.document.version.create', publishedId: id, baseId: id, versionId },
  ]);
  const standing = (): Promise<unknown> =>
    askLake(
      request,
      environment,
      '{"state": releases::all()[name == $releaseId][0].state, "versions": *[sanity::partOfRelease($releaseId)]._id}',
      { releaseId },
    );
  const open = { state: 'active', versions: [versionId] };

  await openStudio(page, environment, '/releases');
  await page.getByText(`Put off ${title}`).first().click({ timeout: 60_000 });
  const button = page.getByTestId('schedule-button');
  await expect(button).toHaveText('Schedule release...', { timeout: 90_000 });
  await expect(button).toBeEnabled({ timeout: 90_000 });
  await button.click();
  await page.getByTestId('confirm-schedule-dialog').getByTestId('confirm-button').click();
  await expect.poll(standing).toEqual({ ...open, state: 'scheduled' });

  await expect(button).toHaveText('Unschedule release');
  await button.click();
  await page.getByRole('dialog').getByTestId('confirm-button').click();
  await expect.poll(standing).toEqual(open);

  await page.getByTestId('release-menu-button').first().click();
  await page.getByTestId('archive-release-menu-item').click();
  await page.getByRole('dialog').getByTestId('confirm-button').click();
  await expect.poll(standing).toEqual({ state: 'archived', versions: [] });

  await openStudio(page, environment, `/releases/${releaseId}`);
  // The archived release still lists its documents.
  await expect(page.getByText(title).first()).toBeVisible({ timeout: 90_000 });
  // While the Studio is still archiving, the menu opens with the item disabled and closes by itself.
  const unarchive = page.getByTestId('unarchive-release-menu-item');
  await expect(async () => {
    if (!(await unarchive.isVisible()))
      await page.getByTestId('release-menu-button').first().click({ timeout: 5000 });
    await unarchive.click({ timeout: 5000 });
  }).toPass();
  await expect.poll(standing).toEqual(open);
});
