import { useState } from 'react';
import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useTexts } from '../../use-texts.ts';
import { useEcrirePiece } from './use-ecrire-piece.ts';

/** A word for who prepares the order; kept when the field is left. */
export function CommentairePiece({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('tunnel');
  const { ecrire, demande, erreur, isFait } = useEcrirePiece();
  const [saisi, setSaisi] = useState<string>();
  const texte = saisi ?? piece.commentaire;
  const isGarde = isFait && texte === piece.commentaire;
  return (
    <Textarea
      label={t('confirmation.commentaire')}
      hideLabel
      rows={2}
      name="commentaire"
      placeholder={t('confirmation.commentaireExemple')}
      value={texte}
      maxLength={MAX_SIGNES_COMMENTAIRE}
      onChange={(event) => setSaisi(event.currentTarget.value)}
      onBlur={() => {
        if (texte !== piece.commentaire) ecrire({ commentaire: texte });
      }}
      {...(erreur !== undefined && { error: erreur })}
      help={demande ? t('enregistrement') : isGarde ? t('enregistre') : ' '}
    />
  );
}
