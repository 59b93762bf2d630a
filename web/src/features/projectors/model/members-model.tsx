import type { OwnList } from '@lumen-throw/community/index';
import { shareSetupHref } from '@lumen-throw/domain/community-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { Small } from '../../../shared/design/type.tsx';
import { MembersButton } from '../../../shared/saved/list-button.tsx';
import { projectorCardsHref } from '../../../shared/setup/grid-address.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

const Offer = styled(Small)`
  flex-basis: 100%;
`;

interface MembersModelProps {
  uid: string;
  /** Of the projector's content document. */
  id: string;
  name: string;
  /** The list whose button was pressed before this was here. */
  pressed: OwnList | null;
}

/** The lists of a member. Who has just said to own the model is offered its setups, and to share one. */
export function MembersModel({ uid, id, name, pressed }: MembersModelProps) {
  const [offers, setOffers] = useState(false);
  return (
    <CommunityData>
      <MembersButton uid={uid} list="models" id={id} pressed={pressed === 'models'} />
      <MembersButton uid={uid} list="owned" id={id} pressed={pressed === 'owned'} onChanged={setOffers} />
      <Offer role="status">
        {offers ? (
          <>
            {OWNER_TEXTS.owned} <Link to={shareSetupHref(name)}>{OWNER_TEXTS.share(name)}</Link>,{' '}
            <Link to={projectorCardsHref(id)}>{OWNER_TEXTS.seeSetups}</Link>.
          </>
        ) : null}
      </Offer>
    </CommunityData>
  );
}
