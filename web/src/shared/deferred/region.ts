import styled from 'styled-components';

/** The element around a part that is not hydrated with its page; it has no box of its own. */
export const Region = styled.div`
  display: contents;
`;
