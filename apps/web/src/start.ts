// Small, and loaded beside the large scripts of the app: what need not wait for them begins here.
import { startFirstCalls } from '#app/first-calls.ts';

startFirstCalls(location);
