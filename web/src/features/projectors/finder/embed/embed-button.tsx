import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../shared/design/button.tsx';
import { media } from '../../../../shared/design/theme.ts';
import { usePartOnDemand } from '../../../../shared/on-demand/use-part-on-demand.ts';
import type { Wishes } from '../../../../shared/room/wishes.ts';
import { EMBED_TEXTS } from './texts.ts';

const Row = styled.div`
  ${media.scriptless} {
    display: none;
  }
`;

const loadDialog = async () => (await import('./embed-dialog.tsx')).EmbedDialog;

/** Hands the finder on to other sites; the dialog with the code loads with the first click. */
export function EmbedButton({ wishes }: { wishes: Wishes }) {
  const [open, setOpen] = useState(false);
  const { Part, ask } = usePartOnDemand(loadDialog);

  const start = async () => {
    if (await ask()) setOpen(true);
  };

  return (
    <Row>
      <Button $kind="quiet" onClick={() => void start()}>
        {EMBED_TEXTS.embed}
      </Button>
      {Part ? <Part wishes={wishes} open={open} onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}
