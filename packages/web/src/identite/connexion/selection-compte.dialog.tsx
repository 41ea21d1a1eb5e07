import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LigneChoix } from './ligne-choix.tsx';
import { useChoix } from './use-choix.ts';

/** The person buys for several companies: the session is for one of them. */
export default function SelectionCompteDialog({ data }: OverlayProps<'selection-compte'>) {
  const t = useTexts('identite');
  const { choisi, erreur, choisir } = useChoix(data, (utilisateurId: number) => ({
    utilisateurId,
  }));
  const consultation = t('consultation');
  return (
    <DialogFrame title={t('selection.titre')} description={t('selection.texte')} flush>
      {erreur && (
        <Alert state="err" live className="m-4 sm:mx-6">
          {erreur}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {data.comptes.map(({ utilisateurId, libelle, ville, code, bloque }, rang) => (
          <LigneChoix
            key={utilisateurId}
            titre={libelle}
            detail={`${ville} · ${code}`}
            badge={bloque && <Badge tone="warn">{consultation}</Badge>}
            busy={choisi === utilisateurId}
            isFirst={rang === 0}
            onChoose={() => choisir(utilisateurId)}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}
