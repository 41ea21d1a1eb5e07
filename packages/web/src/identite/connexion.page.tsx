import { redirect } from '@tanstack/react-router';
import { Check, QrCode } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { redirectUrlSure } from '@comptoir/contract/http/redirect-url.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { FormulaireConnexion } from './connexion/formulaire-connexion.tsx';
import { ConnexionParQr } from './qr/connexion-par-qr.tsx';
import { retenirSuite } from './activation/suite-connue.ts';
import { useJeton } from './use-jeton.ts';

/** Who is signed in already goes on to where they wanted. */
export function loader({ queryClient, search, locale }: PageContext): void {
  // A code stands for a person: it takes the place of whoever is here.
  if (search['qr'] !== undefined) return;
  if (!queryClient.getQueryData(siteQuery.queryKey)?.session.isAuthenticated) return;
  throw redirect({ href: suiteOf(search, locale), statusCode: 302, replace: true });
}

function suiteOf(search: Record<string, unknown>, locale: Locale): string {
  const asked = redirectUrlSure(search['redirect_url']);
  return asked === '/' ? liens.accueil(locale) : asked;
}

export default function ConnexionPage() {
  const t = useTexts('identite');
  const { path, locale } = usePage();
  const [, search = ''] = path.split(/\?(.*)/s);
  const suite = suiteOf(parseQuery(search), locale);
  const code = useJeton('qr');
  return (
    <div className="mx-auto grid max-w-288 gap-y-8 px-4 py-8 sm:px-6 sm:py-16 lg:grid-cols-2 lg:divide-x lg:divide-line">
      <section className="w-full max-lg:mx-auto max-lg:max-w-120 lg:pr-20">
        <h1 className="type-h1">{t('connexion.titre')}</h1>
        <p className="mt-1 mb-6 text-text-2">{t('connexion.sousTitre')}</p>
        {code !== undefined && <ConnexionParQr code={code} redirection={suite} />}
        <FormulaireConnexion redirection={suite} />
        <p className="mt-4 type-meta text-text-2">{t('connexion.duree')}</p>
        <Lien
          href="#ouvrir=aide-et-contacts"
          className="mt-3 inline-flex min-h-6 items-center text-link underline underline-offset-2"
        >
          {t('connexion.aide')}
        </Lien>
      </section>
      <section className="w-full border-line max-lg:mx-auto max-lg:max-w-120 max-lg:border-t max-lg:pt-8 lg:pl-20">
        <PasEncoreClient suite={suite} />
      </section>
    </div>
  );
}

function PasEncoreClient({ suite }: { suite: string }) {
  const t = useTexts('identite');
  const { locale } = usePage();
  const { retraitHeures: heures, nombreMagasins: count } = enseigne.promesses;
  const raisons = [t('ouvrir.prix'), t('ouvrir.retrait', { heures, count }), t('ouvrir.factures')];
  return (
    <>
      <h2 className="type-h2">{t('ouvrir.titre')}</h2>
      <p className="mt-1 text-text-2">{t('ouvrir.texte')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line max-sm:hidden">
        {raisons.map((raison) => (
          <li key={raison} className="flex min-h-11 items-center gap-3">
            <Check size={20} aria-hidden className="shrink-0" />
            {raison}
          </li>
        ))}
      </ul>
      <Lien
        href={liens.creationDeCompte(locale)}
        onClick={() => retenirSuite(suite)}
        className={`${buttonClass({ size: 'lg' })} mt-5 max-sm:w-full`}
      >
        {t('ouvrir.bouton')}
      </Lien>
      <div className="mt-8 flex items-start gap-4 border-t border-line pt-6 max-sm:hidden">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-control border border-text">
          <QrCode size={24} aria-hidden />
        </span>
        <div>
          <h3 className="type-name">{t('ouvrir.qr.titre')}</h3>
          <p className="type-meta text-text-2">{t('ouvrir.qr.texte')}</p>
        </div>
      </div>
    </>
  );
}
