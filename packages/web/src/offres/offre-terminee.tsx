import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Percent } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale } from '@comptoir/contract/words/locales.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { StatePage } from '../cadre/state-page.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { parFin, texteFin } from './fin.ts';
import { offresQuery } from './offres.queries.ts';

const MONTREES = 5;

/** For the loader of a page whose offer is over: what runs now is shown instead. */
export async function loadOffreTerminee(context: PageContext): Promise<PageMeta> {
  await context.queryClient.ensureQueryData(offresQuery(context));
  const chemin = stripLocale(context.pathname);
  return { statut: 404, noindex: true, chemins: { fr: chemin, en: chemin, es: chemin } };
}

/** Says that an offer is over, and leads to those that run. */
export function OffreTerminee() {
  const t = useTexts('offres');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(offresQuery(context));
  const rows = parFin(data?.promotions ?? [])
    .slice(0, MONTREES)
    .map((promotion) => ({
      icon: Percent,
      libelle: promotion.titre,
      detail: texteFin(t, locale, promotion, data?.jour ?? promotion.debut),
      href: liens.promotion(locale, promotion),
    }));
  return (
    <StatePage
      kicker={t('terminee.sousTitre')}
      title={t('terminee.titre')}
      aside={rows.length > 0 && <LinkRows title={t('terminee.enCours')} rows={rows} />}
    >
      <p className="mt-4 mb-6 max-w-160 text-[1.125rem] leading-7 text-pretty text-text-2">
        {t('terminee.texte')}
      </p>
      <Lien href={liens.offres(locale)} className={buttonClass({ kind: 'primary', size: 'lg' })}>
        {t('terminee.toutes')}
      </Lien>
    </StatePage>
  );
}
