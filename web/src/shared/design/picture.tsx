import styled from 'styled-components';
import { hasPreviewMarks } from '../content/preview-marks.ts';
import { imageSource, imageSrcSet, imageUrl, shownRect, type PictureContent } from '../content/image-url.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { theme } from './theme.ts';

/** The blurred preview is a rule of a class: the page's policy allows no style attributes. */
const Image = styled.img<{ $preview: string | null }>`
  width: 100%;
  background: ${({ $preview }) => ($preview ? `url(${$preview})` : theme.color.pictureGround)} center / cover;
  object-fit: cover;
`;

/** Stands where a picture should be and is not. */
const Blank = styled.span<{ $aspect: number }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ $aspect }) => $aspect};
  background: linear-gradient(135deg, ${theme.color.sunk}, ${theme.color.line});
`;

const FALLBACK_WIDTH = 1080;
const BLANK_ASPECT = 1.6;
const PREVIEW = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/;

interface PictureProps {
  picture: PictureContent | null | undefined;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Width divided by height of the cut; the picture's own without. */
  aspect?: number;
  /** The picture that a visitor sees first: loaded at once and before others. */
  first?: boolean;
  /** Says nothing because the words beside it say it all. */
  decorative?: boolean;
  /** Leaves no blank where there is no picture. */
  optional?: boolean;
  className?: string;
}

/** In the Studio's preview a decorative picture keeps its text: it is what makes it editable. */
function shownAlt(alt: string | null | undefined, decorative: boolean): string {
  return alt && (!decorative || hasPreviewMarks(alt)) ? alt : '';
}

/** A picture from the content, cut around the editor's hotspot, in as many sizes as screens need. */
export function Picture({
  picture,
  sizes,
  aspect,
  first = false,
  decorative = false,
  optional = false,
  className,
}: PictureProps) {
  const { content } = useEnvironment();
  const source = imageSource(content, picture);
  if (!source) {
    return optional ? null : (
      <Blank className={className} $aspect={aspect ?? BLANK_ASPECT} aria-hidden="true" />
    );
  }
  const rect = shownRect(source, aspect);
  const preview = picture?.lqip && PREVIEW.test(picture.lqip) ? picture.lqip : null;
  return (
    <Image
      className={className}
      src={imageUrl(source, FALLBACK_WIDTH, aspect)}
      srcSet={imageSrcSet(source, aspect)}
      sizes={sizes}
      width={rect.width}
      height={rect.height}
      alt={shownAlt(picture?.alt, decorative)}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={first ? 'high' : 'auto'}
      $preview={preview}
    />
  );
}
