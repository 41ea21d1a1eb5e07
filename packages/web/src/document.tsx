/** The HTML document around every page. */
import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LOCALE } from '@comptoir/contract/locales.ts';
import { Frame } from './cadre/frame.tsx';
import { Hosts } from './hosts.tsx';
import { usePage } from './page-context.ts';

export function Document() {
  const { locale = DEFAULT_LOCALE, texts } = useRouteContext({ from: '__root__' });
  const { route } = usePage();
  return (
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nextProvider i18n={texts.of(locale)}>
          <Frame variant={route?.frame ?? 'complet'}>
            <Outlet />
          </Frame>
          <Hosts />
        </I18nextProvider>
        <Scripts />
      </body>
    </html>
  );
}
