import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copyAloud } from '../../../shared/clipboard/clipboard.ts';
import { Button } from '../../../shared/design/button.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { CAROUSEL_TEXTS } from './texts.ts';
import { shareTargets, shareText, shareUrl } from './share-links.ts';

/** On a phone in columns below their name, so that no way stands alone: four, or three and two, or two and two. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, max-content);
  align-items: center;
  justify-items: start;
  gap: ${theme.space.xxs};
  margin-inline: calc(-1 * ${theme.space.xs});

  &:has(> button:nth-of-type(5)) {
    grid-template-columns: repeat(3, max-content);
  }

  /* Where four are wider than the card. */
  @media (max-width: 23.4rem) {
    &:not(:has(> button:nth-of-type(5))) {
      grid-template-columns: repeat(2, max-content);
    }
  }

  > span {
    grid-column: 1 / -1;
    padding-inline: ${theme.space.xs};
  }

  button {
    padding-inline: ${theme.space.xs};
  }

  ${media.small} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const POPUP = 'width=600,height=400,noopener';
const PLACES = ['twitter', 'facebook', 'email'] as const;

/** Ways to send a setup to somebody: three places, its link, and the device's own way where it has one. */
export function ShareMenu({ setup }: { setup: Setup }) {
  const [native, setNative] = useState(false);
  useEffect(() => setNative('share' in navigator), []);
  const targets = () => shareTargets(location.origin, setup);

  const shareNatively = () => {
    const data = { title: setup.title, text: shareText(setup), url: shareUrl(location.origin, setup) };
    // A person who closes the sheet has not met an error.
    navigator.share(data).catch(() => {});
  };

  return (
    <Row role="group" aria-label={CAROUSEL_TEXTS.share}>
      <Small as="span">{CAROUSEL_TEXTS.share}</Small>
      {PLACES.map((place) => (
        <Button
          key={place}
          $kind="ghost"
          $small
          onClick={() => window.open(targets()[place], '_blank', POPUP)}
        >
          {CAROUSEL_TEXTS.shareOn[place]}
        </Button>
      ))}
      <Button $kind="ghost" $small onClick={() => void copyAloud(shareUrl(location.origin, setup))}>
        {CAROUSEL_TEXTS.shareOn.copy}
      </Button>
      {native ? (
        <Button $kind="ghost" $small onClick={shareNatively}>
          {CAROUSEL_TEXTS.shareOn.native}
        </Button>
      ) : null}
    </Row>
  );
}
