import styled from 'styled-components';

/** Links below each other, each as wide as the pane. */
export const LinkList = styled.ul`
  display: grid;
  gap: 0.125rem;
  margin: 0 -0.75rem;
  padding: 0;
  list-style: none;

  a {
    display: block;
    padding: 0.625rem 0.75rem;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: var(--card-muted-bg-color, rgb(0 0 0 / 4%));
  }

  a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color, #556bfc);
    outline-offset: -2px;
  }
`;
