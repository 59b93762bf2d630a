import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonRow, LinkButton } from '../shared/design/button.tsx';
import { Seo } from '../shared/seo/seo.tsx';
import { ERROR_TEXTS } from './error-texts.ts';
import { MessagePage } from './message-page.tsx';

/** What somebody may have looked for. */
const WAYS = [
  ['search', PATHS.search],
  ['guides', PATHS.blog],
  ['projectors', PATHS.projectors],
] as const;

/** The page for addresses at which there is nothing. */
export function NotFoundView() {
  const { pathname } = useLocation();

  useEffect(() => {
    delete document.documentElement.dataset['pending'];
    console.error(ERROR_TEXTS.notFoundLog, pathname);
  }, [pathname]);

  return (
    <>
      <Seo title={ERROR_TEXTS.notFoundTitle} noIndex />
      <MessagePage code={ERROR_TEXTS.notFoundCode} title={ERROR_TEXTS.notFoundTitle}>
        <ButtonRow>
          <LinkButton to={PATHS.home}>{ERROR_TEXTS.returnHome}</LinkButton>
          {WAYS.map(([name, path]) => (
            <LinkButton key={path} to={path} $kind="quiet">
              {ERROR_TEXTS.ways[name]}
            </LinkButton>
          ))}
        </ButtonRow>
      </MessagePage>
    </>
  );
}
