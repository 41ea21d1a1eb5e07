/** How the person wants to see the shop and to be notified by it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../../delegue/sans-client.public.ts';
import { SansClientCompte } from '../../mon-compte/sans-client.public.tsx';
import { ReglageDiscretion } from '../../discretion/reglage-discretion.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { profilQuery } from '../identite.queries.ts';
import { FormulaireParametres } from './formulaire-parametres.tsx';

export default function ParametresPage() {
  const tCompte = useTexts('mon-compte');
  const t = useTexts('parametres');
  const { session } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(profilQuery({ api, locale }));
  return (
    <CadreCompte titre={tCompte('pages.parametres.titre')} sousTitre={t('sousTitre')}>
      {isSansClient(session) ? (
        <SansClientCompte />
      ) : (
        profil && (
          <div className="flex flex-col gap-10">
            <FormulaireParametres key={profil.id} profil={profil} />
            <ReglageDiscretion />
            <SectionCompte titre={t('factures.titre')} texte={t('factures.texte')}>
              <Lien
                href={liens.dematerialisationFacture(locale)}
                className={`mt-4 ${buttonClass()}`}
              >
                {t('factures.lien')}
              </Lien>
            </SectionCompte>
          </div>
        )
      )}
    </CadreCompte>
  );
}
