import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Commentaire } from './use-commentaire.ts';

interface Props {
  commentaire: Commentaire;
  /** Shown while it is empty. */
  exemple: string;
}

/** A word for who prepares the order, or answers the quote. */
export function CommentairePiece({ commentaire, exemple }: Props) {
  const t = useTexts('piece-ouverte');
  const { text, state, change, leave, erreur } = commentaire;
  return (
    <Textarea
      label={t('confirmation.commentaire')}
      hideLabel
      rows={2}
      name="commentaire"
      placeholder={exemple}
      value={text}
      maxLength={MAX_SIGNES_COMMENTAIRE}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      {...(state === 'refused' && erreur !== undefined && { error: erreur })}
      help={state === 'typed' ? t('enregistrement') : state === 'kept' ? t('enregistre') : ' '}
    />
  );
}
