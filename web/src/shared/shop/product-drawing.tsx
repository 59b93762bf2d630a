import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { theme } from '../design/theme.ts';

const Ground = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1.5;
  background: radial-gradient(ellipse at 50% 115%, ${theme.color.glowWash}, ${theme.color.sunk} 70%);
  color: ${theme.color.edge};

  svg {
    width: 52%;
    height: auto;
  }
`;

/** Line drawings by kind, on a 120 × 80 ground. */
const DRAWINGS: Readonly<Record<NonNullable<ProductContent['kind']>, ReactNode>> = {
  projector: (
    <>
      <rect x="26" y="30" width="68" height="30" rx="7" />
      <circle cx="50" cy="45" r="10" />
      <circle cx="50" cy="45" r="4" />
      <path d="M72 40h14M72 46h14M72 52h9M34 60v4M86 60v4" />
    </>
  ),
  screen: (
    <>
      <rect x="22" y="10" width="76" height="44" rx="2" />
      <path d="M18 10h84M60 54v10M60 64L44 74M60 64l16 10" />
      <path d="M22 46l20-16 14 11 16-14 26 20" />
    </>
  ),
  speaker: (
    <>
      <rect x="28" y="12" width="26" height="56" rx="4" />
      <circle cx="41" cy="26" r="5" />
      <circle cx="41" cy="49" r="9" />
      <rect x="66" y="12" width="26" height="56" rx="4" />
      <circle cx="79" cy="26" r="5" />
      <circle cx="79" cy="49" r="9" />
    </>
  ),
  mount: (
    <>
      <path d="M36 10h48M60 10v22M44 32h32M44 32v8M76 32v8" />
      <rect x="34" y="40" width="52" height="24" rx="5" />
      <circle cx="50" cy="52" r="7" />
    </>
  ),
  case: (
    <>
      <rect x="28" y="24" width="64" height="44" rx="8" />
      <path d="M48 24v-6a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v6M28 44h64M56 40h8v8h-8z" />
    </>
  ),
  ambiance: (
    <>
      <path d="M8 18c26 22 78 22 104 0" />
      <path d="M26 28v6M46 34v6M60 35v6M74 34v6M94 28v6" />
      <circle cx="26" cy="39" r="5" />
      <circle cx="46" cy="45" r="5" />
      <circle cx="60" cy="46" r="5" />
      <circle cx="74" cy="45" r="5" />
      <circle cx="94" cy="39" r="5" />
    </>
  ),
};

/** Stands for a product that has no picture beside others that have one. */
export function ProductDrawing({ product }: { product: Pick<ProductContent, 'kind'> }) {
  return (
    <Ground aria-hidden="true">
      <svg
        viewBox="0 0 120 80"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {DRAWINGS[product.kind ?? 'projector']}
      </svg>
    </Ground>
  );
}
