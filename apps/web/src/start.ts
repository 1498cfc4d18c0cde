// Small, and loaded beside the large scripts of the app: what need not wait for them happens here.
import { fillStandIn } from '#app/fill-stand-in.ts';
import { startFirstCalls } from '#app/first-calls.ts';

startFirstCalls(location);
fillStandIn();
