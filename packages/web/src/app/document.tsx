/** The HTML document around every page. */
import { Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Frame } from '../cadre/frame.tsx';
import { rootMarks } from '../cadre/root-marks.ts';
import { Head } from './head.tsx';
import { Hosts } from './hosts.tsx';
import { PageProvider, usePageInfo } from '../page/page-context.ts';
import { TextsProvider } from '../words/use-texts.ts';

export function Document() {
  const { texts } = useRouteContext({ from: '__root__' });
  const page = usePageInfo();
  return (
    <html lang={page.locale} {...rootMarks(page)}>
      <Head />
      <body>
        <TextsProvider value={texts.of(page.locale)}>
          <PageProvider value={page}>
            <Frame variant={page.route?.frame ?? 'complet'}>
              <Outlet />
            </Frame>
            <Suspense>
              <Hosts />
            </Suspense>
          </PageProvider>
        </TextsProvider>
        <Scripts />
      </body>
    </html>
  );
}
