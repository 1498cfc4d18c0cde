import { useParams } from 'react-router';
import { TicketScreen } from '#features/sign-in/ticket-screen.tsx';

/** /auth/{token}: a one-time link from another device. */
export function AuthTokenPage() {
  const { token = '' } = useParams();
  return <TicketScreen ticket={token} />;
}
