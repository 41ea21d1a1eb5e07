import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Link2Off } from 'lucide-react';
import { ouvrirDevisRecu } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { usePage } from '../page/page-context.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { recuQuery } from './devis-clientele.queries.ts';
import { LectureDevis } from './recu/lecture-devis.tsx';
import { lienFerme } from './recu/lien-ferme.ts';

export default function DevisRecuPage() {
  const t = useTexts('devis-recu');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const jeton = params['jeton'] ?? '';
  const { data: devis, error } = useQuery(recuQuery(context, jeton));
  const lecture = useMutation({
    mutationFn: () => context.api.call(ouvrirDevisRecu, { params: { jeton } }),
  });
  const isOuvert = devis?.situation === 'ouvert';
  const { mutate: noter } = lecture;
  useEffect(() => {
    if (isOuvert) noter();
  }, [isOuvert, noter]);
  return (
    <div className="page-wide max-w-240 pt-6 pb-16">
      {devis ? (
        <LectureDevis devis={devis} jeton={jeton} />
      ) : (
        <EmptyState icon={Link2Off} title={t('ferme.titre')}>
          {t(lienFerme(error) === 'lien-perime' ? 'ferme.revoque' : 'ferme.inconnu')}
        </EmptyState>
      )}
    </div>
  );
}
