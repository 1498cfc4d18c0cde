/** Id of this build; empty in development. */
declare const __BUILD_ID__: string;
