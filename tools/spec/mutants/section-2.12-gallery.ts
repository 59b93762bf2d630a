import type { SpecMutant } from './mutant.ts';

const PAGE = 'web/src/features/gallery/gallery-page.tsx';
const CAROUSEL = 'web/src/features/gallery/carousel/setup-carousel.tsx';
const STEPS = 'web/src/features/gallery/carousel/carousel-steps.tsx';
const SETUP = 'web/src/features/gallery/carousel/setup-view.tsx';
const FEATURED = 'web/src/features/gallery/featured/featured-setup.tsx';
const STATE = 'web/src/features/gallery/carousel/setups-state.ts';
const TAKING_PART = 'web/src/features/gallery/submission/submit-or-sign-in.tsx';
const FORM = 'web/src/features/gallery/submission/submission-form.tsx';
const READING = 'packages/community/src/gallery.ts';
const GALLERY_TEXTS = 'web/src/features/gallery/texts.ts';
const CAROUSEL_TEXTS = 'web/src/features/gallery/carousel/texts.ts';
const SUBMISSION_TEXTS = 'web/src/features/gallery/submission/texts.ts';

/** Section 2.12 of the specification: Gallery. */
export const GALLERY_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.12-1',
    file: STATE,
    find: '...(linked ? [linked] : []), ',
    replace: "...(linked?.status === 'Hidden' ? [linked] : []), ",
  },
  { row: '2.12-1', file: PAGE, find: "parameters.get('id')", replace: "parameters.get('setup')" },
  {
    row: '2.12-2',
    file: GALLERY_TEXTS,
    find: "title: 'User Projector Setups Gallery'",
    replace: "title: 'Projector Setups Gallery'",
  },
  {
    row: '2.12-3',
    file: GALLERY_TEXTS,
    find: "featured: 'Setup of the Month',",
    replace: "featured: 'Setup of the Week',",
  },
  {
    row: '2.12-3',
    file: FEATURED,
    find: '{setup.title}</Link>',
    replace: '{setup.user_display_name}</Link>',
  },
  {
    row: '2.12-4',
    file: GALLERY_TEXTS,
    find: "nextReveal: 'Next reveal in'",
    replace: "nextReveal: 'This month ends in'",
  },
  // A month too far.
  {
    row: '2.12-4',
    file: 'web/src/shared/countdown/use-countdown.ts',
    find: 'countdown(now, nextSiteMonth(now))',
    replace: 'countdown(now, nextSiteMonth(nextSiteMonth(now)))',
  },
  {
    row: '2.12-5',
    file: CAROUSEL_TEXTS,
    find: "community: 'Community Setups'",
    replace: "community: 'Members’ Setups'",
  },
  {
    row: '2.12-6',
    file: 'packages/domain/src/setup.ts',
    find: "['All', 'Indoor', 'Outdoor', 'Gaming'] as const",
    replace: "['All', 'Indoor', 'Outdoor', 'Gaming', 'Other'] as const",
  },
  {
    row: '2.12-6',
    file: READING,
    find: "where('type_tag', '==', filter)",
    replace: "where('type_tag', 'in', ['Other', filter])",
  },
  {
    row: '2.12-7',
    file: CAROUSEL,
    find: '              onDelete={() => setAskedId(setup.id)}\n            />',
    replace: `              onDelete={() => setAskedId(setup.id)}
            />
            {neighbours[1] ? (
              <SetupView setup={neighbours[1]} likes={likes} mayDelete={false} onDelete={() => {}} />
            ) : null}`,
  },
  { row: '2.12-8', file: STEPS, find: 'onClick={() => step(1)}', replace: 'onClick={() => step(-1)}' },
  {
    row: '2.12-9',
    file: READING,
    find: 'few < PAGE_SIZES.listMax ? few : totals.get(filter)',
    replace: 'few',
  },
  {
    row: '2.12-9',
    file: CAROUSEL,
    find: 'total={total}',
    replace: 'total={setups.length}',
  },
  { row: '2.12-10', file: CAROUSEL, find: '<div ref={shown} {...swipe}>', replace: '<div ref={shown}>' },
  {
    row: '2.12-10',
    file: 'web/src/features/gallery/carousel/use-swipe.ts',
    find: 'onStep(across < 0 ? 1 : -1)',
    replace: 'onStep(across < 0 ? -1 : 1)',
  },
  {
    row: '2.12-11',
    file: 'web/src/features/gallery/carousel/use-arrow-keys.ts',
    find: "event.key === 'ArrowLeft'",
    replace: "event.key === 'ArrowUp'",
  },
  {
    row: '2.12-12',
    file: STEPS,
    find: 'disabled={index >= total - 1}',
    replace: 'disabled={index >= total}',
  },
  {
    row: '2.12-12',
    file: STEPS,
    find: 'disabled={index === 0}',
    replace: 'disabled={index < 0}',
  },
  {
    row: '2.12-13',
    file: STEPS,
    find: '{index === 0 && total > 1 ? (',
    replace: '{index <= 1 && total > 1 ? (',
  },
  {
    row: '2.12-14',
    file: STATE,
    find: '{ ...place, filter: action.filter, shown: null, left: false, awaitsNext: false }',
    replace: '{ ...place, filter: action.filter, left: false, awaitsNext: false }',
  },
  {
    row: '2.12-15',
    file: CAROUSEL_TEXTS,
    find: "empty: 'No setups found. Be the first to share your setup!'",
    replace: "empty: 'No setups found.'",
  },
  {
    row: '2.12-16',
    file: 'web/src/shared/setup/texts.ts',
    find: "noLocation: 'Location not specified'",
    replace: "noLocation: 'Location unknown'",
  },
  // One's own setups have none.
  {
    row: '2.12-17',
    file: SETUP,
    find: '<LikeButton liked={liked} count={count} onToggle={() => likes.toggle(setup)} />',
    replace:
      '{mayDelete ? null : <LikeButton liked={liked} count={count} onToggle={() => likes.toggle(setup)} />}',
  },
  {
    row: '2.12-18',
    file: 'web/src/features/gallery/carousel/share-menu.tsx',
    find: "['twitter', 'facebook', 'email'] as const",
    replace: "['twitter', 'facebook'] as const",
  },
  {
    row: '2.12-19',
    file: CAROUSEL,
    find: 'mayDelete={isAdmin || user?.id === setup.created_by}',
    replace: 'mayDelete={user?.id === setup.created_by}',
  },
  {
    row: '2.12-19',
    file: CAROUSEL,
    find: 'mayDelete={isAdmin || user?.id === setup.created_by}',
    replace: 'mayDelete={isAdmin || user !== null}',
  },
  {
    row: '2.12-20',
    file: TAKING_PART,
    find: "if (status === 'signed-in') return",
    replace: "if (status === 'signed-in' && user.email === null) return",
  },
  // Above the carousel.
  {
    row: '2.12-21',
    file: PAGE,
    find: `      <Hydrate when="idle">
        <GallerySetups key={round} openId={openId} />
      </Hydrate>
      <Panel>
        {/* A member's form isn't in the HTML: nobody who looks for it without scrolling should miss it. */}
        <Hydrate when={maybeSignedIn() ? 'idle' : 'visible'}>
          <TakingPart onShared={shared} />
        </Hydrate>
      </Panel>`,
    replace: `      <Panel>
        {/* A member's form isn't in the HTML: nobody who looks for it without scrolling should miss it. */}
        <Hydrate when={maybeSignedIn() ? 'idle' : 'visible'}>
          <TakingPart onShared={shared} />
        </Hydrate>
      </Panel>
      <Hydrate when="idle">
        <GallerySetups key={round} openId={openId} />
      </Hydrate>`,
  },
  {
    row: '2.12-21',
    file: 'web/src/shared/sign-in/auth-form.tsx',
    find: '<TextButton onClick={switchMode}>',
    replace: "<TextButton onClick={switchMode} hidden={place === 'gallery'}>",
  },
  {
    row: '2.12-22',
    file: SUBMISSION_TEXTS,
    find: "intro: 'Submissions go live immediately.'",
    replace: "intro: 'Submissions go live after a review.'",
  },
  {
    row: '2.12-22',
    file: 'packages/community/src/sharing.ts',
    find: "status: 'Published',",
    replace: "status: 'Hidden',",
  },
  { row: '2.12-23', file: FORM, find: '    empty();\n    onShared();', replace: '    onShared();' },
  {
    row: '2.12-24',
    file: 'web/src/features/gallery/scroll-to-top.ts',
    find: 'scrollTo({ top: 0,',
    replace: 'scrollTo({ top: 100,',
  },
  {
    row: '2.12-25',
    file: FORM,
    find: '{busy ? SUBMISSION_TEXTS.uploading : SUBMISSION_TEXTS.submit}',
    replace: "{submission.phase === 'saving' ? SUBMISSION_TEXTS.uploading : SUBMISSION_TEXTS.submit}",
  },
  {
    row: '2.12-26',
    file: 'web/src/shared/sign-in/texts.ts',
    find: "loading: 'Loading...'",
    replace: "loading: 'Please wait...'",
  },
];
