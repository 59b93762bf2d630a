import { useState } from 'react';
import { PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { media } from '../../../shared/design/theme.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { writeAddress } from '../address/address.ts';
import { copyAloud } from '../../../shared/clipboard/clipboard.ts';
import { EmbedDialog } from '../embed/embed-dialog.tsx';
import type { Settings } from '../state/settings.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Row = styled(ButtonRow)`
  ${media.scriptless} {
    display: none;
  }
`;

interface ShareActionsProps {
  settings: Settings;
  /** Title of the page, for the device's own share sheet. */
  title: string;
}

function wasClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Ways to hand a calculation on: the device's share sheet or the link, the link, a frame. */
export function ShareActions({ settings, title }: ShareActionsProps) {
  const { siteUrl } = useEnvironment();
  const [embeds, setEmbeds] = useState(false);
  const link = () => new URL(`${PATHS.throwCalculator}${writeAddress(settings)}`, siteUrl).href;

  const share = async () => {
    const url = link();
    if (!('share' in navigator)) {
      await copyAloud(url);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // A person who closes the sheet has not met an error.
      if (!wasClosed(error)) await copyAloud(url);
    }
  };

  return (
    <>
      <Row>
        <Button $kind="quiet" onClick={() => setEmbeds(true)}>
          {CALCULATOR_TEXTS.embed}
        </Button>
        <Button $kind="quiet" onClick={() => void copyAloud(link())}>
          {CALCULATOR_TEXTS.copyLink}
        </Button>
        <Button $kind="quiet" onClick={() => void share()}>
          {CALCULATOR_TEXTS.share}
        </Button>
      </Row>
      <EmbedDialog settings={settings} open={embeds} onClose={() => setEmbeds(false)} />
    </>
  );
}
