import { proveTables } from '../../testing/tableRules.ts'

const [sage, robin] = ['4', '3']

proveTables([
  {
    rule: 'following twice follows once',
    calls: [
      ({ followUser }) => followUser({ user_id: robin }),
      ({ followUser }) => followUser({ user_id: sage }),
      ({ followUser }) => followUser({ user_id: sage }),
    ],
    answers: null,
    holds: [({ followed }) => followed, [robin, sage]],
  },
  {
    rule: 'unfollowing leaves the others',
    calls: [
      ({ followUsers }) => followUsers({ followee_ids: '3,4,5' }),
      ({ unfollowUser }) => unfollowUser({ user_id: sage }),
    ],
    answers: null,
    holds: [({ followed }) => followed, ['3', '5']],
  },
  {
    rule: 'unfollowing somebody who is not followed changes nothing',
    calls: [
      ({ followUser }) => followUser({ user_id: robin }),
      ({ unfollowUser }) => unfollowUser({ user_id: sage }),
    ],
    holds: [({ followed }) => followed, [robin]],
  },
  {
    rule: 'following several follows each once',
    calls: [
      ({ followUser }) => followUser({ user_id: sage }),
      ({ followUsers }) => followUsers({ followee_ids: '3,4,3' }),
    ],
    answers: null,
    holds: [({ followed }) => followed, [sage, robin]],
  },
  {
    rule: 'blocking twice blocks once, and follows nobody',
    calls: [
      ({ blockUser }) => blockUser({ blocked_user_id: sage }),
      ({ blockUser }) => blockUser({ blocked_user_id: sage }),
    ],
    answers: null,
    holds: [({ blocked, followed }) => ({ blocked, followed }), { blocked: [sage], followed: [] }],
  },
  {
    rule: 'unblocking leaves the others',
    calls: [
      ({ blockUser }) => blockUser({ blocked_user_id: robin }),
      ({ blockUser }) => blockUser({ blocked_user_id: sage }),
      ({ unblockUser }) => unblockUser({ blocked_user_id: robin }),
      ({ unblockUser }) => unblockUser({ blocked_user_id: '9' }),
    ],
    answers: null,
    holds: [({ blocked }) => blocked, [sage]],
  },
])
