import { useCallback, useState } from 'react';
import { CommunityData } from '../../shared/community-data/community-data.tsx';
import { SetupCarousel } from './carousel/setup-carousel.tsx';
import { useSetups } from './carousel/use-setups.ts';
import { FeaturedSetup } from './featured/featured-setup.tsx';

interface GallerySetupsProps {
  /** Setup of the share link that was followed. */
  openId: string | null;
}

function Setups({ openId }: GallerySetupsProps) {
  const control = useSetups(openId);
  const [settled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <>
      <FeaturedSetup onSettled={settle} />
      <SetupCarousel control={control} linked={openId !== null && settled} />
    </>
  );
}

/** What the gallery reads from the community: the Setup of the Month and the carousel. */
export function GallerySetups({ openId }: GallerySetupsProps) {
  return (
    <CommunityData>
      <Setups openId={openId} />
    </CommunityData>
  );
}
