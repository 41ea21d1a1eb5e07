/** A shelf that a list keeps: what is left of each thing is counted, by hand or by scanner. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { Rayon } from './comptage/rayon.tsx';
import { SansCibles } from './comptage/sans-cibles.tsx';
import { comptageQuery } from './listes-achats.queries.ts';

export default function ComptageListePage() {
  const t = useTexts('listes-achats');
  const { params, session, locale, path } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const id = Number(params['id']);
  const { data: comptage } = useQuery({ ...comptageQuery(context, id), enabled: !sansClient });
  const [, search = ''] = path.split(/\?(.*)/s);
  const visee = Number(parseQuery(search)['ligne']);
  return (
    <CadreCompte
      titre={t('pages.comptage-liste.titre')}
      {...(comptage && {
        retour: { href: liens.listeAchats(locale, id), libelle: comptage.libelle },
      })}
    >
      {sansClient && <SansClientCompte />}
      {comptage &&
        (comptage.lignes.length === 0 ? (
          <SansCibles liste={comptage} />
        ) : (
          <Rayon key={id} comptage={comptage} visee={visee > 0 ? visee : undefined} />
        ))}
    </CadreCompte>
  );
}
