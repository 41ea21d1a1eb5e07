import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useTexts } from '../../use-texts.ts';
import type { Commentaire } from './use-commentaire.ts';

/** A word for who prepares the order. */
export function CommentairePiece({ commentaire }: { commentaire: Commentaire }) {
  const t = useTexts('tunnel');
  const { text, state, change, leave, erreur } = commentaire;
  return (
    <Textarea
      label={t('confirmation.commentaire')}
      hideLabel
      rows={2}
      name="commentaire"
      placeholder={t('confirmation.commentaireExemple')}
      value={text}
      maxLength={MAX_SIGNES_COMMENTAIRE}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      {...(state === 'refused' && erreur !== undefined && { error: erreur })}
      help={state === 'typed' ? t('enregistrement') : state === 'kept' ? t('enregistre') : ' '}
    />
  );
}
