import { SEARCH_LENGTH_MAX } from '@lumen-throw/domain/setup-search';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TextInput } from '../../../shared/controls/field.tsx';
import { useTypedText } from '../../../shared/controls/use-typed-text.ts';
import { media } from '../../../shared/design/theme.ts';
import { GRID_TEXTS } from './texts.ts';

const Box = styled(TextInput)`
  max-width: 26rem;

  ${media.scriptless} {
    display: none;
  }
`;

interface SearchFieldProps {
  /** What the address says. */
  search: string;
  onSearch: (search: string) => void;
}

/** Where a visitor types what a setup must have; it asks once nothing has been typed for a while. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const settled = useTypedText(typed.trim());
  /** Whether something was typed since the address was asked. */
  const isTyping = useRef(false);
  // The way back leads to another search, which stands in the field then.
  useEffect(() => {
    if (!isTyping.current) setTyped((now) => (now.trim() === search ? now : search));
  }, [search]);
  useEffect(() => {
    if (!isTyping.current || settled !== typed.trim()) return;
    isTyping.current = false;
    onSearch(settled);
  }, [settled, typed, onSearch]);
  return (
    <Box
      type="search"
      dir="auto"
      aria-label={GRID_TEXTS.find}
      placeholder={GRID_TEXTS.findHint}
      autoComplete="off"
      maxLength={SEARCH_LENGTH_MAX}
      value={typed}
      onChange={({ target }) => {
        isTyping.current = true;
        setTyped(target.value);
      }}
    />
  );
}
