import { useState } from 'react';
import styled from 'styled-components';
import { Fold } from '../../../shared/design/fold.ts';
import { ChevronDownIcon } from '../../../shared/design/icons.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { EMPTY_KIT, type KitValues } from '../../../shared/setup-draft/kit-values.ts';
import { KitFields, type KitFieldsProps } from './kit-fields.tsx';
import { KIT_FORM_TEXTS } from './texts.ts';
import { useKitCatalog } from './use-kit-catalog.ts';

const Optional = styled.span`
  color: ${theme.color.inkSoft};
  font: 400 ${theme.size.small} ${theme.font.text};
`;

const Inside = styled.div`
  padding-block: ${theme.space.xs} ${theme.space.m};
`;

const NAMES = Object.keys(EMPTY_KIT) as (keyof KitValues)[];

/** Whether anything of the kit was picked or typed. */
function isBegun(values: KitValues): boolean {
  return NAMES.some((name) => values[name] !== EMPTY_KIT[name]);
}

/** Kit and distances of a setup that is being shared: folded until somebody wants to say them. */
export function KitSection(props: Omit<KitFieldsProps, 'state'>) {
  const begun = isBegun(props.values);
  const [opened, setOpened] = useState(begun);
  // A draft that comes back shows what it has.
  const [shown, setShown] = useState(begun);
  if (begun && !shown) {
    setShown(true);
    setOpened(true);
  }
  const state = useKitCatalog(opened);
  return (
    <Fold open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <span>
          {KIT_FORM_TEXTS.title} <Optional>{KIT_FORM_TEXTS.optional}</Optional>
        </span>
        <ChevronDownIcon />
      </summary>
      <Inside>{opened ? <KitFields {...props} state={state} /> : null}</Inside>
    </Fold>
  );
}
