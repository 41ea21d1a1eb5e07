/** What the shop has to tell, for the frame: its code is fetched where there is something. */
import { useQuery } from '@tanstack/react-query';
import { messagesQuery } from '../http/messages-query.ts';
import { latePart } from '../late-part.tsx';

const Barre = latePart(async () => (await import('./barre-messages.tsx')).BarreMessages);

export function Messages() {
  const { data } = useQuery(messagesQuery);
  return data && data.length > 0 ? <Barre.Part fallback={null} /> : null;
}
