/** The key of a link that came by mail or picture: read once, then taken out of the address. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MOTIF_JETON } from '@comptoir/contract/identite/regles.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { parseQuery, stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import { usePage } from '../page/page-context.ts';

const JETON = new RegExp(MOTIF_JETON);

/** @returns undefined when the address holds none that could be one. */
export function useJeton(parametre: 'jeton' | 'qr'): string | undefined {
  const { path, locale } = usePage();
  const router = useRouter();
  const [pathname = '/', search = ''] = path.split(/\?(.*)/s);
  const { [parametre]: found, ...rest } = parseQuery(search);
  const [jeton] = useState(() =>
    typeof found === 'string' && JETON.test(found) ? found : undefined,
  );
  useEffect(() => {
    if (found === undefined) return;
    // Neither the history nor whoever looks at the screen keeps it.
    const href = withLocale(locale, pathname + stringifyQuery(rest));
    void router.navigate({ href, replace: true, resetScroll: false });
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address one came with
  }, [router]);
  return jeton;
}
