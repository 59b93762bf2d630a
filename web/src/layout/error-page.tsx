import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, ButtonRow, LinkButton } from '../shared/design/button.tsx';
import { Seo } from '../shared/seo/seo.tsx';
import { ERROR_TEXTS } from './error-texts.ts';
import { Frame } from './layout.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundView } from './not-found-view.tsx';

/** Says that a page did not load. It comes by itself once the connection is back. */
function BrokenView() {
  useEffect(() => {
    delete document.documentElement.dataset['pending'];
    const reload = (): void => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <Seo title={ERROR_TEXTS.brokenTitle} noIndex />
      <MessagePage title={ERROR_TEXTS.brokenTitle} text={ERROR_TEXTS.brokenText}>
        <ButtonRow>
          <Button onClick={() => window.location.reload()}>{ERROR_TEXTS.tryAgain}</Button>
          <LinkButton to={PATHS.home} $kind="quiet" reloadDocument>
            {ERROR_TEXTS.returnHome}
          </LinkButton>
        </ButtonRow>
      </MessagePage>
    </>
  );
}

/** Stands in for a page that is not there or that broke. @param outermost where the frame broke too */
export function ErrorPage({ outermost = false }: { outermost?: boolean }) {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const view = missing ? <NotFoundView /> : <BrokenView />;
  return outermost ? <Frame>{view}</Frame> : view;
}
