import { diagonalOf, type SetupDetails } from '@lumen-throw/domain/setup-details';
import type { Setup } from '@lumen-throw/domain/setup';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { loadOwnLists } from '@lumen-throw/community/index';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { Button, ButtonRow, LinkButton } from '../../../shared/design/button.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Eyebrow, Small } from '../../../shared/design/type.tsx';
import { checkWords, distanceText } from '../../../shared/kit/check-words.ts';
import {
  findProduct,
  findProjector,
  findScreen,
  type KitCatalog,
  type KitProduct,
} from '../../../shared/kit/kit-catalog.ts';
import { recreatedCalculator, recreatedFinder } from '../../../shared/kit/recreate-addresses.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { hostOf } from '../../../shared/content/host-of.ts';
import type { ScreenSurface } from '../../../shared/kit/screen-surface.ts';
import { KIT_TEXTS } from '../../../shared/kit/texts.ts';
import { keepFirstRoom } from '../../../shared/room/kept-room.ts';
import { wishesFrom } from '../../../shared/room/wishes.ts';
import { VerdictSlot } from '../../../shared/room/room-slot.tsx';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { detailsKey } from '../gallery-queries.ts';
import { KIT_FORM_TEXTS, SETUP_KIT_TEXTS } from './texts.ts';
import { useKitCatalog } from './use-kit-catalog.ts';
import { DOT } from '../../../shared/design/dot.ts';

const KitDialog = lazyPart(async () => (await import('./kit-dialog.tsx')).KitDialog);

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  align-content: start;
`;

/** What it is made of beside what the numbers say, where both fit. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space.s} ${theme.space.xl};

  > * {
    display: grid;
    gap: ${theme.space.s};
    align-content: start;
    min-width: 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.2rem ${theme.space.s};
  margin: 0;
  font-size: ${theme.size.small};

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
  }
`;

function Product({ product }: { product: KitProduct }) {
  return product.href ? <Link to={product.href}>{product.name}</Link> : product.name;
}

/** What is picked of the catalog, by name and with the way to it. */
function Kit({ catalog, details }: { catalog: KitCatalog; details: SetupDetails }) {
  const projector = findProjector(catalog, details.projector);
  const screen = findScreen(catalog, details.screen);
  const others = details.kit.flatMap((id) => findProduct(catalog, id) ?? []);
  return (
    <div>
      <Facts>
        {projector ? (
          <>
            <dt>{SETUP_KIT_TEXTS.projector}</dt>
            <dd>
              {projector.model ? (
                <Link to={projectorHref(projector.model.slug)}>{projector.name}</Link>
              ) : (
                projector.name
              )}
              {projector.model ? (
                <VerdictSlot>{({ KitVerdict }) => <KitVerdict projector={projector} />}</VerdictSlot>
              ) : null}
            </dd>
          </>
        ) : null}
        {screen ? (
          <>
            <dt>{SETUP_KIT_TEXTS.screen}</dt>
            <dd>
              <Product product={screen} />
            </dd>
          </>
        ) : null}
        {others.length > 0 ? (
          <>
            <dt>{SETUP_KIT_TEXTS.others}</dt>
            <dd>
              {others.map((product, place) => (
                <Fragment key={product.id}>
                  {place > 0 ? ', ' : null}
                  <Product product={product} />
                </Fragment>
              ))}
            </dd>
          </>
        ) : null}
      </Facts>
    </div>
  );
}

/** Where it stands, and in which light. */
function whereWords({ distance, units, light, place }: SetupDetails): string {
  return [
    distance === null ? '' : distanceText(distance, units),
    place === '' ? '' : KIT_TEXTS.places[place],
    light === '' ? '' : lightName(light),
  ]
    .filter(Boolean)
    .join(DOT);
}

/** Which screen the light is worked out for, and who says what that screen makes of it. */
function Screen({ surface, isNamed }: { surface: ScreenSurface | null; isNamed: boolean }) {
  if (!surface) return isNamed ? SETUP_KIT_TEXTS.notItsScreen : SETUP_KIT_TEXTS.matte;
  const { material, gain, rejectedPercent, address } = surface;
  return (
    <>
      {SETUP_KIT_TEXTS.itsScreen(material, String(gain), String(rejectedPercent))}{' '}
      <a href={address} rel="nofollow noopener noreferrer" target="_blank">
        {SETUP_KIT_TEXTS.source(hostOf(address))}
      </a>
    </>
  );
}

/** Counts for the setup's owner that a member makes the same. Nothing waits for it, and its failure takes nothing away. */
function useRecreation({ id, created_by: owner }: Setup): () => void {
  const { firebase } = useEnvironment();
  const member = useMember();
  return () => {
    if (!member || member.id === owner) return;
    const noted = async () => (await loadOwnLists()).changeList(firebase, member.id, 'recreated', id, true);
    noted().catch(() => {});
  };
}

interface SaidKitProps {
  setup: Setup;
  details: SetupDetails;
  catalog: KitCatalog;
}

function SaidKit({ setup, details, catalog }: SaidKitProps) {
  const projector = findProjector(catalog, details.projector);
  const diagonal = diagonalOf(setup, details);
  const surface = findScreen(catalog, details.screen)?.surface ?? null;
  const room = diagonal === null ? null : { ...details, diagonal, projector, surface };
  const finder = room && recreatedFinder(room);
  // Who makes the same room has it: the two pages show it, and others say what fits.
  const recreate = useRecreation(setup);
  const keep = () => {
    recreate();
    if (finder) keepFirstRoom(wishesFrom(new URL(finder, location.href).search));
  };
  const words = room && projector ? checkWords(projector, room) : '';
  return (
    <Sides>
      <Kit catalog={catalog} details={details} />
      <div>
        {words ? (
          <Small>
            {words} <Screen surface={surface} isNamed={details.screen !== ''} />
          </Small>
        ) : null}
        {room ? (
          <>
            <Small id={`recreate-${setup.id}`}>{SETUP_KIT_TEXTS.recreate}</Small>
            <ButtonRow role="group" aria-labelledby={`recreate-${setup.id}`}>
              <LinkButton to={recreatedCalculator(room)} $kind="quiet" $small onClick={keep}>
                {SETUP_KIT_TEXTS.inCalculator}
              </LinkButton>
              {finder ? (
                <LinkButton to={finder} $kind="quiet" $small onClick={keep}>
                  {SETUP_KIT_TEXTS.inFinder}
                </LinkButton>
              ) : null}
            </ButtonRow>
          </>
        ) : null}
      </div>
    </Sides>
  );
}

interface SetupKitProps {
  setup: Setup;
  details: SetupDetails | null;
  /** Whether the reader may change it. */
  mayEdit: boolean;
}

/** Kit and measures of a setup: what it is made of, whether the numbers agree, and how to make the same. */
export function SetupKit({ setup, details, mayEdit }: SetupKitProps) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { catalog, failed, retry } = useKitCatalog(details !== null);
  const isFeatured = setup.is_featured_month;
  return (
    <Frame aria-label={SETUP_KIT_TEXTS.heading}>
      {details ? (
        <>
          <Eyebrow>{SETUP_KIT_TEXTS.heading}</Eyebrow>
          <Small>{whereWords(details)}</Small>
          {catalog ? <SaidKit setup={setup} details={details} catalog={catalog} /> : null}
          {failed ? (
            <Button $kind="quiet" $small onClick={retry}>
              {KIT_FORM_TEXTS.tryAgain}
            </Button>
          ) : null}
        </>
      ) : null}
      {mayEdit && isFeatured ? <Small>{KIT_FORM_TEXTS.featured}</Small> : null}
      {mayEdit && !isFeatured ? (
        <ButtonRow>
          <Button $kind="quiet" $small onClick={() => setEditing(true)}>
            {details ? KIT_FORM_TEXTS.change : KIT_FORM_TEXTS.add}
          </Button>
        </ButtonRow>
      ) : null}
      {editing ? (
        <KitDialog
          setup={setup}
          details={details}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            client.setQueryData(detailsKey(setup.id), saved);
            setEditing(false);
          }}
        />
      ) : null}
    </Frame>
  );
}
