/** What the shop has to tell, for the frame: its code is fetched where there is something. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesQuery } from '../http/messages-query.ts';
import { latePart } from '../late-part.tsx';

const Barre = latePart(async () => (await import('./barre-messages.tsx')).BarreMessages);

export function Messages() {
  const { data } = useQuery(messagesQuery);
  // Others may arrive before the code does, and it wakes up in what the server wrote.
  const [dePage] = useState(data);
  return data && data.length > 0 ? <Barre.Part dePage={dePage} fallback={null} /> : null;
}
