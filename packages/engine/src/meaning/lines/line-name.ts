/** The teacher's lines from which five options are made. */
export type LineName = 'topic' | 'title' | 'gist';
