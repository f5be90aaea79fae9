import { voteDataRoutes } from '../routes/contest/vote-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const voteDataApi = serviceApi(voteDataRoutes, {
  tags: ['Ballot'],
  // Said where the vote was given or the receipt typed.
  quiet: ['doVote', 'takeBackVote', 'findVoteLines', 'getBallot'],
});

export const { useGetBallotQuery, useDoVoteMutation, useTakeBackVoteMutation, useLazyFindVoteLinesQuery } = voteDataApi;
